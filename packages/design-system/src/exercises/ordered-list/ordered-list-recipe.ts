import { defineSlotRecipe } from '@chakra-ui/react'

const marked = (color: string) => ({ borderColor: color, bg: `${color}.subtle` })

/** Rows as tall as the cards of other answers, which keep their height when they are locked. */
export const orderedListRecipe = defineSlotRecipe({
  slots: ['list', 'items', 'item', 'number', 'body', 'title', 'foot'],
  base: {
    list: {
      containerType: 'inline-size',
      containerName: 'order',
      '& li': { minH: 16, textStyle: 'exercise', lineHeight: 1.35, borderWidth: '2px', breakInside: 'avoid' },
      '& li [lang]': { minW: 0, overflowWrap: 'anywhere' },
      // Two buttons beside a sentence would leave a phone no room for it.
      '&[data-long] [data-part=steps]': {
        '@container order (min-width: 13rem) and (max-width: 26rem)': { flexDirection: 'column' },
      },
      // On paper a box for the number, until the student has set an order.
      '@media print': {
        '& button': { display: 'none' },
        '& li': { gap: 3, px: 3 },
        '&:not([data-set]) [data-part=place]': {
          flexShrink: 0,
          w: 9,
          h: 9,
          fontSize: 0,
          border: '1.5px solid',
          borderColor: 'border.strong',
          borderRadius: 'control',
        },
      },
    },
    items: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, listStyle: 'none', m: 0, p: 0 },
    item: {
      display: 'flex',
      alignItems: 'center',
      columnGap: 3,
      minH: 16,
      px: 3,
      py: 2,
      textStyle: 'exercise',
      lineHeight: 1.35,
      bg: 'bg.surface',
      border: '2px solid',
      borderColor: 'border',
      borderRadius: 'card',
      breakInside: 'avoid',
      '&[data-result=right]': marked('right'),
      '&[data-result=wrong]': marked('wrong'),
    },
    number: { minW: '1.25em', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    // The result stands beside the title, or below it where there is no room.
    body: {
      flex: 1,
      minW: 0,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      rowGap: 1,
      '& > [data-result]': { px: 0 },
    },
    title: { flex: '1 1 8rem', minW: 0, overflowWrap: 'anywhere' },
    foot: { mt: 3, '@media print': { display: 'none' } },
  },
})
