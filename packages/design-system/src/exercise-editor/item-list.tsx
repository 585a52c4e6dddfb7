import { Box, chakra, HStack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ArrowDownAZ, Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../button/button.tsx'
import type { ItemListProps } from './item-list-props.ts'
import { ItemRow } from './item-row.tsx'
import { AnnouncedText } from './announced-text.tsx'
import { useLaterFocus } from './use-later-focus.ts'

/** A container for container queries: the rows follow its own width. */
const Room = chakra('div', { base: { containerType: 'inline-size' } })
const Group = chakra('fieldset', { base: { border: 0, m: 0, p: 0, minW: 0 } })
const Legend = chakra('legend', { base: { textStyle: 'label', p: 0, mb: 1 } })
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', mb: 2 } })
const Rows = chakra('ol', { base: { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5, mb: 3 } })

/** A list of short texts to edit, mark right, reorder and remove, all by keyboard too. */
export function ItemList(props: ItemListProps) {
  const { label, hint, items, marks, nameOf, textLabel, renderText, renderMore, renderBelow, addLabel } = props
  const { announce, fields, said, saidOf } = props
  const { onText, onRight, onMove, onRemove, onAdd, onSort } = props
  const { t } = useTranslation()
  const id = useId()
  const { root, focusLater } = useLaterFocus()
  const move = (from: number, to: number) => {
    if (!onMove || to < 0 || to >= items.length) return
    onMove(from, to)
    focusLater(`[data-at="${to}"] [data-part=${to < from ? 'up' : 'down'}]`)
    announce(t('exercise-editor.list.moved', { name: nameOf(from + 1), position: to + 1, total: items.length }))
  }
  const remove = (index: number) => {
    onRemove(index)
    const next = Math.min(index, items.length - 2)
    focusLater(next < 0 ? '[data-part=add]' : `[data-at="${next}"] [data-part=text]`)
    announce(t('exercise-editor.list.removed', { name: nameOf(index + 1) }))
  }
  const add = () => {
    onAdd()
    focusLater(`[data-at="${items.length}"] [data-part=text]`)
  }
  return (
    <Room ref={root} data-fields={fields?.join(' ')}>
      <Group aria-describedby={`${id}-said`}>
        <Legend>{label}</Legend>
        {hint && <Hint>{hint}</Hint>}
        <Rows>
          {items.map((item, index) => (
            <ItemRow
              // oxlint-disable-next-line react/no-array-index-key -- equal texts have nothing else to be told apart by
              key={index}
              {...{ item, index, marks, textLabel, renderText, renderMore }}
              name={nameOf(index + 1)}
              group={id}
              total={items.length}
              said={saidOf(index)}
              onText={(text) => onText?.(index, text)}
              onRight={(right) => onRight?.(index, right)}
              onMove={onMove && ((step) => move(index, index + step))}
              onRemove={() => remove(index)}
            >
              {renderBelow?.(index)}
            </ItemRow>
          ))}
        </Rows>
        <HStack gap={2} wrap="wrap">
          <Button data-part="add" onClick={add}>
            <Plus size={18} aria-hidden="true" />
            {addLabel}
          </Button>
          {onSort && items.length > 2 && (
            <Button variant="quiet" onClick={onSort}>
              <ArrowDownAZ size={18} aria-hidden="true" />
              {t('exercise-editor.list.sort')}
            </Button>
          )}
        </HStack>
        <Box mt={2} _empty={{ display: 'none' }}>
          <AnnouncedText id={`${id}-said`} said={said} />
        </Box>
      </Group>
    </Room>
  )
}
