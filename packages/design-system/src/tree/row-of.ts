/** The row of an item within an element. */
export const rowOf = (root: HTMLElement | null, id: string | null): HTMLElement | undefined =>
  [...(root?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])].find((row) => row.dataset['id'] === id)

/** The item whose row an element is in. */
export const idAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]')?.dataset['id'] : undefined
