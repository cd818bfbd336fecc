// Maps and recorded positions (tools/make_page_fixtures.py), for looking at the page without a server.
import type { BoxData, MapData, View } from '../net/protocol';

const maps = import.meta.glob<MapData>('../../../src/elbowroom/boxes/*/maps/*.json', { import: 'default' });
const boxes = import.meta.glob<BoxData>('./boxes/*.json', { import: 'default' });
const views = import.meta.glob<View>('./views/*.json', { import: 'default' });

async function find<T>(files: Record<string, () => Promise<T>>, id: string): Promise<T> {
  const entry = Object.entries(files).find(([path]) => path.endsWith(`/${id}.json`));
  if (!entry) throw new Error(`nothing recorded for ${id}`);
  return entry[1]();
}

export const recordedMap = (id: string): Promise<MapData> => find(maps, id);
export const recordedView = (id: string): Promise<View> => find(views, id);
export const recordedBoxes = (): Promise<BoxData[]> => Promise.all(Object.values(boxes).map((load) => load()));
