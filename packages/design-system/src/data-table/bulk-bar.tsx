import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { BulkAction } from './table-types.ts'

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    // On phones and tablets the app's bottom bar is below it.
    bottom: { base: 'calc(4.25rem + env(safe-area-inset-bottom))', lg: 3 },
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    mt: 4,
    ps: 4,
    pe: 2,
    py: 2,
    bg: 'bg.surface',
    border: '1.5px solid',
    borderColor: 'accent',
    borderRadius: 'card',
    boxShadow: 'float',
    animation: 'rise 180ms ease-out',
  },
})
const Count = chakra('span', { base: { textStyle: 'label', fontWeight: 'semibold' } })

export interface BulkBarProps {
  count: number
  actions: readonly BulkAction[]
  onClear: () => void
}

/** The number of selected rows, and the bulk actions. */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  const { t } = useTranslation()
  const words = t('editing.table.selected', { count })
  return (
    <>
      {/* The live region is mounted before it has text, so that the text is announced. */}
      <VisuallyHidden as="output">{count > 0 && words}</VisuallyHidden>
      {count > 0 && (
        <Bar aria-label={t('editing.table.bulk')}>
          <Flex align="center" gap={2}>
            <Count aria-hidden="true">{words}</Count>
            <IconButton label={t('editing.table.clear')} onClick={onClear}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </Flex>
          <Flex gap={2} wrap="wrap">
            {actions.map(({ label, onSelect, icon, danger = false, busy }) => (
              <Button key={label} variant={danger ? 'danger' : 'secondary'} loading={busy} onClick={onSelect}>
                {icon}
                {label}
              </Button>
            ))}
          </Flex>
        </Bar>
      )}
    </>
  )
}
