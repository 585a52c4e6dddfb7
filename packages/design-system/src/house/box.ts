/** Where something is drawn, in the units of the whole drawing (320 by 240): what its strokes cover as well. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

/** The smallest box around all of them. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})
