import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { currentToasts, dismiss, onToasts, type Toast } from './toasts.ts'

const Corner = chakra('section', {
  base: {
    position: 'fixed',
    insetInline: { base: 3, md: 'auto' },
    insetInlineEnd: { md: 6 },
    top: { base: 3, md: 6 },
    zIndex: 'toast',
    w: { md: '24rem' },
    pointerEvents: 'none',
  },
})
const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: 2, listStyle: 'none' } })
const Item = chakra('li', {
  base: {
    pointerEvents: 'auto',
    animation: 'rise 180ms cubic-bezier(0.2, 0.7, 0.3, 1)',
    bg: 'bg.surface',
    borderRadius: 'card',
    boxShadow: 'float',
  },
})

function useTimeUp({ id, duration }: Toast, held: boolean): void {
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, held])
}

function ToastItem({ toast, held }: { toast: Toast; held: boolean }) {
  const { t } = useTranslation()
  useTimeUp(toast, held)
  return (
    <Item>
      <Alert status={toast.type} alignItems="center" pe={1} py={1.5}>
        <Box display="flex" gap={2}>
          <Box flex="1" py={1.5} minW={0}>
            <Box fontWeight="semibold">{toast.title}</Box>
            {toast.description && <Box textStyle="small">{toast.description}</Box>}
          </Box>
          {toast.action && <ToastAction toast={toast} action={toast.action} />}
          <IconButton label={t('design.toast.dismiss')} onClick={() => dismiss(toast.id)}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </Box>
      </Alert>
    </Item>
  )
}

function ToastAction({ toast: { id }, action }: { toast: Toast; action: NonNullable<Toast['action']> }) {
  return (
    <Button
      variant="quiet"
      flexShrink={0}
      onClick={() => {
        dismiss(id)
        action.onSelect()
      }}
    >
      {action.label}
    </Button>
  )
}

/**
 * Renders the toasts of `notify`; mount it once per page. Each is announced once, and its timer pauses on hover and
 * focus.
 */
export function Toaster() {
  const { t } = useTranslation()
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts)
  const [held, setHeld] = useState(false)
  return (
    <Corner
      aria-label={t('design.toast.region')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <List aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} held={held} />
        ))}
      </List>
    </Corner>
  )
}
