import { useLayoutEffect, type RefObject } from 'react'

/** The native inputs below a node, in order. */
export const inputsOf = (node: HTMLElement | null): HTMLInputElement[] =>
  Array.from(node?.querySelectorAll('input') ?? [])

export const checkedIds = (node: HTMLElement | null): number[] =>
  inputsOf(node)
    .filter(({ checked }) => checked)
    .map(({ value }) => Number(value))

/**
 * Lets native inputs keep their own state, painted by the browser in the frame after the click, and sets it
 * only where the owner's answer says otherwise.
 */
export function useNativeChoice(node: RefObject<HTMLElement | null>, chosen: readonly number[]) {
  useLayoutEffect(() => {
    for (const input of inputsOf(node.current)) {
      const checked = chosen.includes(Number(input.value))
      if (input.checked !== checked) input.checked = checked
    }
  }, [node, chosen])
}
