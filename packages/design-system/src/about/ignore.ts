/** For drawn examples: nobody presses what cannot be reached. */
export const ignore = (): void => undefined
