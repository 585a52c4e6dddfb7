/** The edit that an input event requests for a box. */
export type BoxEdit = { write: string } | { erase: 'back' | 'here' }

const inserts = new Set(['insertText', 'insertFromPaste', 'insertReplacementText', 'insertFromDrop', 'insertFromYank'])

/**
 * Reads a `beforeinput` event. Phones send no usable key codes, so this event is the only place to detect typing.
 * @returns the edit, or null where it is known only from the `input` event that follows
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

/** Whether the caret is behind the letter of a box, with nothing selected. */
export const isBehind = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart !== null && selectionStart > 0 && selectionStart === selectionEnd

/** The position of a box, read from its `data-place`. */
export function placeOf(box: HTMLElement) {
  const [word = 0, index = 0] = (box.dataset['place'] ?? '').split('-').map(Number)
  return { word, box: index }
}

export const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset['place'] !== undefined
