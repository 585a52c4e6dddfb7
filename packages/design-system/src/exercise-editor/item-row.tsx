import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Cell } from './cell.tsx'
import type { Said } from './editing.ts'
import type { ItemListProps, ListItem } from './item-list-props.ts'
import { AnnouncedText } from './announced-text.tsx'

const Row = chakra('li', {
  base: {
    display: 'grid',
    // Where the width is small, the buttons are below the text.
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '@container (min-width: 28rem)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
  },
})
const Mark = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minH: 'target',
    minW: 'target',
    px: 2,
    textStyle: 'small',
    borderRadius: 'control',
    cursor: 'pointer',
    '& input': { boxSize: 5, accentColor: 'var(--house-colors-right)' },
    '&:has(:checked)': { color: 'right', bg: 'right.subtle' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus' },
  },
})
const Number = chakra('span', {
  base: { minW: 8, textAlign: 'center', textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
})
const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 2,
    minW: 0,
    '& > *': { flex: '1 1 7rem', minW: 0 },
  },
})
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'end',
    gridColumn: '2',
    // At the ends of the list a disabled button keeps its place, without a frame.
    '& button[aria-disabled=true]': { borderColor: 'transparent' },
    '@container (min-width: 28rem)': { gridColumn: '3', gridRow: '1' },
  },
})
const Note = chakra('p', { base: { textStyle: 'small', color: 'right' } })
const Below = chakra('div', { base: { gridColumn: '2', minW: 0, '&:empty': { display: 'none' } } })

export interface ItemRowProps extends Pick<ItemListProps, 'marks'> {
  textLabel: string | undefined
  renderText: ItemListProps['renderText']
  renderMore: ItemListProps['renderMore']
  item: ListItem
  index: number
  total: number
  name: string
  /** The name of the list's radio group, of which one item is chosen. */
  group: string
  said: Said
  onText: (text: string) => void
  onRight: (right: boolean) => void
  onMove: ((step: 1 | -1) => void) | undefined
  onRemove: () => void
  /** What stands below its fields. */
  children?: ReactNode
}

/** One of a list of short texts. */
export function ItemRow(props: ItemRowProps) {
  const { item, index, total, marks, name, textLabel, renderText, renderMore, group, said, children } = props
  const { onText, onRight, onMove, onRemove } = props
  const { t } = useTranslation()
  const id = useId()
  const first = index === 0
  const last = index === total - 1
  const text = { 'data-part': 'text', 'aria-describedby': id, 'aria-invalid': said.error ? true : undefined } as const
  return (
    <Row data-at={index}>
      {marks ? (
        <Mark>
          <input
            type={marks}
            name={group}
            checked={item.right}
            onChange={(event) => onRight(event.currentTarget.checked)}
            aria-label={t('exercise-editor.list.isRight', { name })}
          />
          <span aria-hidden="true">{t('exercise-editor.list.right')}</span>
        </Mark>
      ) : (
        <Number aria-hidden="true">{index + 1}</Number>
      )}
      <Fields>
        {renderText?.(index, text) ?? (
          <Cell
            {...text}
            label={textLabel}
            name={textLabel === undefined ? name : t('exercise-editor.list.part', { part: textLabel, name })}
            value={item.text}
            readOnly={item.fixed !== undefined}
            onText={onText}
          />
        )}
        {renderMore?.(index, id)}
      </Fields>
      <Below id={id}>
        {item.fixed && <Note>{item.fixed}</Note>}
        <AnnouncedText id={`${id}-said`} said={said} />
      </Below>
      <Buttons>
        {onMove && (
          <>
            <IconButton
              data-part="up"
              label={t('exercise-editor.list.up', { name })}
              aria-disabled={first}
              onClick={() => onMove(-1)}
            >
              <ArrowUp size={20} aria-hidden="true" opacity={first ? 0.35 : 1} />
            </IconButton>
            <IconButton
              data-part="down"
              label={t('exercise-editor.list.down', { name })}
              aria-disabled={last}
              onClick={() => onMove(1)}
            >
              <ArrowDown size={20} aria-hidden="true" opacity={last ? 0.35 : 1} />
            </IconButton>
          </>
        )}
        <IconButton
          label={t('exercise-editor.list.remove', { name })}
          onClick={onRemove}
          visibility={item.fixed ? 'hidden' : undefined}
        >
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </Buttons>
      <Below>{children}</Below>
    </Row>
  )
}
