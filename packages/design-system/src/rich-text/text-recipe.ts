import { defineRecipe } from '@chakra-ui/react'
import { htmlRecipe } from '../html/html-recipe.ts'

/** A sheet to write on; the text looks as readers will see it. */
export const textRecipe = defineRecipe({
  base: {
    bg: 'bg.surface',
    color: 'fg',
    border: '1.5px solid',
    borderColor: 'border.strong',
    borderRadius: 'control',
    '&:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: 'wrong', borderWidth: '2px' },
    '& .tiptap': {
      ...htmlRecipe.base,
      // The text fills the sheet, so that a press anywhere on it focuses the text.
      maxW: 'none',
      '& > *': { maxW: 'prose' },
      minH: 40,
      maxH: '32rem',
      overflowY: 'auto',
      px: 3.5,
      py: 3,
      fontSize: 'md',
      lineHeight: 1.55,
      whiteSpace: 'break-spaces',
      outline: 'none',
      // A selected node, which has no caret of its own.
      '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'accent' },
      '& img': { display: 'inline-block', maxW: 'full' },
      '& img[data-sending]': { w: 16, h: 12, border: '2px dashed', borderColor: 'border.strong', borderRadius: 'card' },
      '& img[data-undescribed]': { outline: '2px dashed', outlineColor: 'warning' },
      // Scrolls by itself: the text around it stays in sight.
      '& table': { display: 'block', overflowX: 'auto', w: 'full' },
      '& .selectedCell': { bg: 'accent.subtle' },
      '& img.ProseMirror-separator': { w: '0', h: '0', m: 0 },
    },
  },
})
