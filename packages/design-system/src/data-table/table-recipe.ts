import { defineRecipe } from '@chakra-ui/react'

/** A container query, since the table can be beside a menu: its own width decides, not the window's. */
const wide = '@container (min-width: 44rem)'
const narrow = '@container (max-width: 43.99rem)'

/** A table where its columns fit, cards where they do not. */
export const tableRecipe = defineRecipe({
  base: {
    w: 'full',
    textAlign: 'start',
    '& th, & td': { textAlign: 'start', verticalAlign: 'middle', fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& tbody th': { textStyle: 'label', fontWeight: 'semibold' },
    '& tbody tr[data-selected]': { bg: 'accent.subtle' },
    [wide]: {
      borderCollapse: 'separate',
      borderSpacing: 0,
      bg: 'bg.surface',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'card',
      '& th, & td': { px: 3, py: 1.5, h: 14 },
      '& thead th': {
        position: 'sticky',
        top: 'var(--table-top, 0px)',
        zIndex: 1,
        h: 12,
        textStyle: 'small',
        fontWeight: 'semibold',
        color: 'fg.muted',
        bg: 'bg.surface',
        borderBottom: '1.5px solid',
        borderColor: 'border.strong',
        whiteSpace: 'nowrap',
        '&:first-of-type': { borderStartStartRadius: 'card' },
        '&:last-of-type': { borderStartEndRadius: 'card' },
      },
      '& tbody tr + tr > *': { borderTop: '1px solid', borderColor: 'border' },
      '& tbody tr:hover': { bg: 'bg.sunken' },
      '& tbody tr[data-selected]:hover': { bg: 'accent.subtle' },
      '& tbody tr:last-of-type > :first-of-type': { borderEndStartRadius: 'card' },
      '& tbody tr:last-of-type > :last-of-type': { borderEndEndRadius: 'card' },
      '& [data-numeric]': { textAlign: 'end' },
      '& [data-part=choice]': { w: 14, px: 1.5 },
      '& [data-part=actions]': { w: '1%', whiteSpace: 'nowrap', textAlign: 'end' },
      '& [data-part=label]': { display: 'none' },
    },
    [narrow]: {
      '&, & tbody': { display: 'block' },
      '& thead': { display: 'none' },
      '& tbody tr': {
        position: 'relative',
        display: 'grid',
        gap: 1,
        px: 4,
        py: 2,
        bg: 'bg.surface',
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 'card',
      },
      '& tbody tr[data-selected]': { borderColor: 'accent' },
      '& tbody tr + tr': { mt: 3 },
      '& tbody th': { display: 'flex', alignItems: 'center', minH: 'target', minW: 0 },
      '& tbody th a': { py: 2.5 },
      '& tbody tr:has([data-part=choice]) th': { pe: 10 },
      '& [data-part=choice]': { position: 'absolute', top: 1.5, insetInlineEnd: 1.5 },
      '& td[data-part=value]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(5.5rem, 1fr) 2fr',
        gap: 3,
        alignItems: 'baseline',
      },
      '& [data-part=label]': { textStyle: 'small', color: 'fg.muted' },
      '& [data-part=actions]': { display: 'flex', justifyContent: 'flex-end', mt: 1, me: -2 },
    },
  },
})

/** Shown only where rows are cards: the controls of the table header. */
export const cardToolsRecipe = defineRecipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3, mb: 3, [wide]: { display: 'none' } },
})
