import { defineRecipe } from '@chakra-ui/react'

/** Typography of the school's content. */
export const htmlRecipe = defineRecipe({
  base: {
    maxW: 'prose',
    overflowWrap: 'break-word',
    '& > * + *': { mt: '0.75em' },
    '& h2': { textStyle: 'heading', mt: '1.4em' },
    '& h3, & h4': { textStyle: 'label', fontWeight: 'semibold', mt: '1.2em' },
    '& strong': { fontWeight: 'bold' },
    '& ul': { listStyle: 'disc', ps: '1.3em' },
    '& ol': { listStyle: 'decimal', ps: '1.5em' },
    '& li + li': { mt: '0.3em' },
    '& li::marker': { color: 'accent', fontWeight: 'bold' },
    '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& blockquote': { ps: 4, borderInlineStart: '4px solid', borderColor: 'accent', color: 'fg.muted' },
    '& [data-table]': { overflowX: 'auto' },
    '& th, & td': {
      px: 3,
      py: 2,
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& th': { fontWeight: 'semibold', bg: 'bg.sunken' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { ms: 4 },
    '& img': { borderRadius: 'card', maxW: 'full' },
    '& figcaption': { textStyle: 'small', color: 'fg.muted', mt: 2 },
    '& hr': { borderColor: 'border', my: '1.5em' },
    '& ins': { textDecoration: 'underline', bg: 'right.subtle', color: 'right' },
    '& del': { textDecoration: 'line-through', bg: 'wrong.subtle', color: 'wrong' },
  },
})
