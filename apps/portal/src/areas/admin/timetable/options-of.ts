/** Things with names as the options of a select. */
export const optionsOf = (things: readonly { id: number; name: string }[]) =>
  things.map(({ id, name }) => ({ value: String(id), label: name }))
