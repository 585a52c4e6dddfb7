import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { rowRem, rowsSeen, scrollFor, windowOf } from './option-window.ts'
import type { Option } from './options.ts'

const List = chakra('ul', {
  base: { position: 'relative', overflowY: 'auto', listStyle: 'none', overscrollBehavior: 'contain' },
})
const Row = chakra('li', {
  base: {
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 3,
    borderRadius: 'control',
    cursor: 'pointer',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > svg': { flexShrink: 0, ms: 'auto', color: 'accent' },
    '&[aria-selected=true]': { fontWeight: 'semibold' },
    '&[data-active]': { bg: 'accent.subtle', outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
    '&:hover': { bg: 'bg.sunken' },
  },
})
const Hint = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })

const pxPerRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
const rem = (rows: number) => `${rows * rowRem}rem`

export interface OptionListProps {
  id: string
  label: string
  options: readonly Option[]
  isChosen: (option: Option) => boolean
  /** Whether several can be chosen. */
  multiple: boolean
  /** The index of the option that Enter chooses; -1: none. */
  active: number
  onChoose: (option: Option) => void
}

/** The DOM id of an option. */
export const optionId = (list: string, { id }: Option) => `${list}-${id}`

/** A virtualized listbox: only the visible part of a list of any length is rendered. */
export function OptionList({ id, label, options, isChosen, multiple, active, onChoose }: OptionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const { from, to } = windowOf(scrolled, options.length)
  useLayoutEffect(() => {
    const node = list.current
    if (!node || active < 0) return
    const wanted = scrollFor(active, node.scrollTop / pxPerRem())
    if (wanted === undefined) return
    node.scrollTop = wanted * pxPerRem()
    setScrolled(wanted)
  }, [active])

  return (
    <List
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list opens below a field that is typed in
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      style={{ height: rem(Math.min(options.length, rowsSeen)) }}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop / pxPerRem())}
      // Prevents the option from taking the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* A spacer of the whole list's height, for the scroll bar. */}
      <li role="presentation" style={{ height: rem(options.length) }} />
      {options.slice(from, to).map((option, index) => {
        const at = from + index
        const chosen = isChosen(option)
        return (
          <Row
            key={option.id}
            id={optionId(id, option)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the list above
            role="option"
            aria-selected={chosen}
            aria-posinset={at + 1}
            aria-setsize={options.length}
            data-active={at === active ? '' : undefined}
            style={{ top: rem(at), height: rem(1) }}
            // Results of a search may replace the list between press and release: a click would be lost, or choose another.
            onMouseDown={({ button }) => button === 0 && onChoose(option)}
            // Assistive technology clicks without a press.
            onClick={({ detail }) => detail === 0 && onChoose(option)}
          >
            <span>{option.label}</span>
            {option.hint && <Hint>{option.hint}</Hint>}
            {chosen && <Check size={18} aria-hidden="true" />}
          </Row>
        )
      })}
    </List>
  )
}
