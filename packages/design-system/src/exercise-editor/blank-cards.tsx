import { chakra, HStack } from '@chakra-ui/react'
import { unmarkBlank, type Cloze, type ClozeType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { contextOf } from './blank-context.ts'
import { useLaterFocus } from './use-later-focus.ts'

const Cards = chakra('ol', { base: { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 } })
const Card = chakra('li', {
  base: { p: { base: 3, md: 4 }, bg: 'bg', border: '1px solid', borderColor: 'border', borderRadius: 'card', minW: 0 },
})
const Title = chakra('h4', { base: { textStyle: 'label' } })
const Context = chakra('span', { base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' } })
const None = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface BlankCardsProps {
  type: ClozeType
  cloze: Cloze
  onChange: (cloze: Cloze) => void
  announce: (text: string) => void
  /** Renders the fields of one blank; `index` counts from 0. */
  children: (index: number) => ReactNode
}

/** A card for each blank of a sentence, in reading order. */
export function BlankCards({ type, cloze, onChange, announce, children }: BlankCardsProps) {
  const { t } = useTranslation()
  const { root, focusLater } = useLaterFocus()
  const unmark = (index: number) => {
    onChange(unmarkBlank(cloze, type, index))
    const next = Math.min(index, cloze.blanks.length - 2)
    if (next >= 0) focusLater(`[data-at="${next}"] [data-part=unmark]`)
    announce(t('exercise-editor.blanks.unmarked', { position: index + 1 }))
  }
  return (
    <div ref={root}>
      {cloze.blanks.length === 0 && <None>{t('exercise-editor.blanks.none')}</None>}
      <Cards aria-label={t('exercise-editor.blanks.label')} hidden={cloze.blanks.length === 0}>
        {cloze.blanks.map((_, index) => {
          const position = index + 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a blank is known by its place alone
            <Card key={index} data-at={index}>
              <HStack justify="space-between" align="start" mb={2}>
                <div>
                  <Title>{t('exercise-editor.blanks.name', { position })}</Title>
                  <Context lang="en">{contextOf(cloze.masked, position)}</Context>
                </div>
                <Button
                  data-part="unmark"
                  variant="quiet"
                  whiteSpace="nowrap"
                  flexShrink={0}
                  aria-label={t('exercise-editor.blanks.unmark', { position })}
                  onClick={() => unmark(index)}
                >
                  <Undo2 size={18} aria-hidden="true" />
                  {t('exercise-editor.blanks.unmarkShort')}
                </Button>
              </HStack>
              {children(index)}
            </Card>
          )
        })}
      </Cards>
    </div>
  )
}
