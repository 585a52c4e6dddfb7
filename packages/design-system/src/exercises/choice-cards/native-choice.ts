import { useLayoutEffect, type RefObject } from 'react'

/** The native inputs below a node, in order. */
export const inputsOf = (node: HTMLElement | null): HTMLInputElement[] =>
  Array.from(node?.querySelectorAll('input') ?? [])

export const checkedIds = (node: HTMLElement | null): number[] =>
  inputsOf(node)
    .filter(({ checked }) => checked)
    .map(({ value }) => Number(value))

/**
 * Keeps native inputs uncontrolled, so that the browser paints a click in the next frame; writes `checked` only where
 * the owner's value differs.
 */
export function useNativeChoice(node: RefObject<HTMLElement | null>, chosen: readonly number[]) {
  useLayoutEffect(() => {
    for (const input of inputsOf(node.current)) {
      const checked = chosen.includes(Number(input.value))
      if (input.checked !== checked) input.checked = checked
    }
  }, [node, chosen])
}
