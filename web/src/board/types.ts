// What the board is told about a region beside the position: how it stands with the player who decides.

export type RegionKind = 'take' | 'die' | 'dear' | 'far' | 'immune' | 'own' | 'choice' | 'none';

/** `none` everywhere: no veil and no badges (any stage but conquest and redeployment). `choice`: lit, without a cost. */
export interface RegionState {
  kind: RegionKind;
  cost?: number;
}

export interface Stepper {
  region: string;
  value: number;
  min: number;
  max: number;
}

/** Where the overlay (the cost card) lies: on which side of its region. */
export type Side = 'below' | 'above' | 'left' | 'right';
