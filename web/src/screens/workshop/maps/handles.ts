/** Where the outline of a region can be taken hold of: its corners, and its borders half way between them. */
import type { Point } from '../../../net/protocol';
import { t } from '../../../texts/index.svelte';
import type { DrawnMap } from './drawn';
import { bordersOf, type Grip, gripBorder, gripCorner, isFixed, type Mesh, middle, onFrame } from './mesh';

export interface Handle {
  key: string;
  at: Point;
  name: string;
  isCorner: boolean;
  grip: () => Grip;
}

export function handlesOf(map: DrawnMap, mesh: Mesh, region: number): Handle[] {
  const around = bordersOf(mesh).filter((border) => border.regions.includes(region));
  const corners = [...new Set(around.flatMap((border) => [border.points[0] ?? 0, border.points.at(-1) ?? 0]))];
  const ends = corners
    .filter((corner) => !isFixed(mesh, corner))
    .map((corner, at): Handle => {
      const name = t('ws-map-corner', { number: at + 1 });
      return { key: `c${corner}`, at: mesh.points[corner] ?? [0, 0], name, isCorner: true, grip: () => gripCorner(mesh, corner) };
    });
  const sides = around
    .filter((border) => !onFrame(mesh, border))
    .map((border): Handle => {
      const beyond = map.regions[border.regions.find((other) => other !== region) ?? -1];
      const name = t('ws-map-border', { region: beyond?.id ?? '–' });
      return { key: `b${border.points.join('.')}`, at: middle(mesh, border), name, isCorner: false, grip: () => gripBorder(mesh, border) };
    });
  return [...ends, ...sides];
}
