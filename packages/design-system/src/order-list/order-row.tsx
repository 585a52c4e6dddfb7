import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { IconButton } from '../button/icon-button.tsx'

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: 1, sm: 2 },
    minH: 14,
    py: 1,
    px: { base: 1, sm: 2 },
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    '&[data-lifted]': { zIndex: 1, borderColor: 'accent', boxShadow: 'float' },
    // At an end: no frame, which would draw the eye to what cannot be pressed; the focus ring stays whole.
    '& [data-step][aria-disabled=true]': { borderColor: 'transparent', '& svg': { opacity: 0.5 } },
    // In large letters on a small screen the content has a line of its own.
    '@container order-list (max-width: 13rem)': {
      flexWrap: 'wrap',
      '& > [data-part=content]': { order: 1, flex: '1 0 100%', px: 2, pb: 1 },
      '& > [data-part=steps]': { ml: 'auto' },
      '& button': { minW: '44px', maxW: '44px' },
    },
  },
})
const Content = chakra('div', { base: { display: 'flex', flex: 1, minW: 0, overflowWrap: 'anywhere' } })
const Place = chakra('span', { base: { minW: '1.25em', color: 'fg.muted', textStyle: 'small' } })

/** An item, as its row shows it. */
export interface OrderItem {
  id: number
  /** The name, used in the labels of its buttons. */
  name: string
  content: ReactNode
}

export interface OrderRowProps {
  item: OrderItem
  /** Counts from 0. */
  at: number
  count: number
  onMove: (from: number, to: number) => void
  /** The drag handle. */
  handle: ReactNode
  ref?: Ref<HTMLLIElement>
  style?: CSSProperties
  /** Whether it is being dragged. */
  lifted?: boolean
}

/** A row that moves by buttons or by its drag handle. */
export function OrderRow({ item, at, count, onMove, handle, ref, style, lifted = false }: OrderRowProps) {
  const { t } = useTranslation()
  const { id, name, content } = item
  /** At the ends a button does nothing, but keeps the focus (aria-disabled). */
  const step = (by: 1 | -1) => {
    const to = at + by
    const possible = to >= 0 && to < count
    return { 'aria-disabled': !possible, 'data-step': `${id} ${by}`, onClick: () => possible && onMove(at, to) }
  }
  return (
    <Row ref={ref} style={style} data-lifted={lifted || undefined}>
      {handle}
      <Place data-part="place" aria-hidden="true">
        {at + 1}
      </Place>
      <Content data-part="content">{content}</Content>
      <Flex data-part="steps">
        <IconButton label={t('ordering.up', { name })} {...step(-1)}>
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('ordering.down', { name })} {...step(1)}>
          <ArrowDown size={20} aria-hidden="true" />
        </IconButton>
      </Flex>
    </Row>
  )
}
