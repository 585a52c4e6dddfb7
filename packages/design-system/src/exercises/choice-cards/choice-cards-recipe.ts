import { staticSlotRecipe } from '../../theme/static-slot-recipe.ts'

const marked = (color: string) => ({ borderColor: color, bg: `${color}.subtle` })

/** The whole card is a label; its state is the native input's own (`:checked`), so that it is painted at once. */
export const choiceCardsRecipe = staticSlotRecipe('choice-cards', {
  slots: ['root', 'card', 'input', 'prefix', 'title', 'mark', 'note', 'status'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 },
    card: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      minH: 16,
      px: { base: 3.5, md: 4 },
      py: 3,
      bg: 'bg.surface',
      border: '2px solid',
      borderColor: 'border',
      borderBottomWidth: '4px',
      borderRadius: 'card',
      textStyle: 'exercise',
      lineHeight: 1.4,
      transition: 'background-color 120ms, border-color 120ms, transform 120ms',
      '&:has(:enabled)': { cursor: 'pointer' },
      '&:has(:enabled):hover': { borderColor: 'border.strong' },
      '&:has(:enabled):active': { transform: 'translateY(2px)', borderBottomWidth: '2px', mb: '2px' },
      // No transition on the chosen card: the choice must show in the next frame.
      '&:has(:checked)': { borderColor: 'accent', bg: 'accent.subtle', transition: 'none' },
      '&:has(:enabled:checked):hover': { borderColor: 'accent' },
      '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&[data-result=rightly], &[data-result=rightly]:has(:checked)': marked('right'),
      '&[data-result=missed]': { ...marked('right'), borderStyle: 'dashed' },
      '&[data-result=wrongly], &[data-result=wrongly]:has(:checked)': marked('wrong'),
      '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
    input: { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'inherit' },
    prefix: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: 9,
      border: '1.5px solid',
      borderColor: 'border.strong',
      bg: 'bg',
      color: 'fg.muted',
      fontSize: 'md',
      fontWeight: 'bold',
      lineHeight: 1,
      'input:checked ~ &': { bg: 'accent', borderColor: 'accent', color: 'accent.fg' },
      '[data-result=rightly] > &': { bg: 'right!', borderColor: 'right!', color: 'fg.inverse!' },
      '[data-result=missed] > &': { borderColor: 'right', color: 'right' },
      '[data-result=wrongly] > &': { bg: 'wrong!', borderColor: 'wrong!', color: 'fg.inverse!' },
    },
    title: { flex: 1, minW: 0, overflowWrap: 'anywhere' },
    mark: {
      flexShrink: 0,
      color: 'accent',
      opacity: 0,
      'input:enabled:checked ~ &': { opacity: 1 },
      '& svg': { boxSize: 6, strokeWidth: 3 },
    },
    note: {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      textStyle: 'label',
      color: 'fg.muted',
      '[data-result=rightly] &, [data-result=missed] &': { color: 'right' },
      '[data-result=wrongly] &': { color: 'wrong' },
    },
    status: { mt: 3, minH: 6, textStyle: 'label', color: 'fg.muted' },
  },
  variants: {
    kind: {
      radio: { prefix: { borderRadius: 'full' } },
      checkbox: { prefix: { borderRadius: 'sm' } },
    },
    /** Short answers are laid out side by side where the width allows it. */
    short: { true: { root: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' } } },
  },
})
