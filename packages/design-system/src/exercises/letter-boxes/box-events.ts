/** What an input event wants to do with a box. */
export type BoxEdit = { write: string } | { erase: 'back' | 'here' }

const inserts = new Set(['insertText', 'insertFromPaste', 'insertReplacementText', 'insertFromDrop', 'insertFromYank'])

/**
 * Reads a `beforeinput` event. null: nothing that is known before it happened, the `input` event will tell.
 * Phones send no usable key codes, so this is the only place where typing is understood.
 */
export function editOf({ inputType, isComposing, data, dataTransfer }: InputEvent): BoxEdit | null {
  if (isComposing) return null
  if (inserts.has(inputType)) {
    const text = data ?? dataTransfer?.getData('text/plain') ?? ''
    return text === '' ? null : { write: text }
  }
  if (inputType.startsWith('delete') && inputType.endsWith('Backward')) return { erase: 'back' }
  return inputType.startsWith('delete') && inputType !== 'deleteCompositionText' ? { erase: 'here' } : null
}

/** Whether the caret stands behind the letter of a box, nothing selected. */
export const isBehind = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart !== null && selectionStart > 0 && selectionStart === selectionEnd

/** The box of an element, from its `data-place`. */
export function placeOf(box: HTMLElement) {
  const [word = 0, index = 0] = (box.dataset['place'] ?? '').split('-').map(Number)
  return { word, box: index }
}

export const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset['place'] !== undefined
