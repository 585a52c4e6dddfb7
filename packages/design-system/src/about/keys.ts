/** The keyboard behaviour of native elements, for the pages of components built on them. */
export const nativeKeys = {
  button: { Tab: 'moves to it and on', 'Enter, Space': 'press it' },
  link: { Tab: 'moves to it and on', Enter: 'follows it' },
  text: { Tab: 'moves in and out', 'Any letter': 'is written; paste is never blocked' },
  select: { Tab: 'moves to it and on', '↑ ↓': 'change the choice', 'A letter': 'jumps to the option that begins so' },
  check: { Tab: 'moves to it and on', Space: 'turns it on and off' },
  radio: { Tab: 'moves to the chosen one, then past all of them', '↑ ↓': 'move and choose' },
  dialog: {
    Tab: 'goes round inside of it',
    Escape: 'closes it; the focus returns to what opened it',
  },
} as const
