import { chakra, Stack, Text } from '@chakra-ui/react'
import { Button, Card, notify, Skeleton } from '@the-house/design-system'
import type { ManagedName } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useInvalidateFounding } from '../../../api/founding.ts'
import { useManagedList } from '../../../api/managed.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { useFocusAfter } from '../../../page/use-focus-after.ts'
import { ManagedForm } from '../managed/managed-form.tsx'
import type { Values } from '../resource/form-draft.ts'
import { ManagedItem } from './managed-item.tsx'

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
})

/** More units, tribes or rooms than a school is founded with. */
const size = 100

export interface ManagedItemsProps {
  name: Extract<ManagedName, 'units' | 'tribes' | 'rooms'>
  /** The label of the button that adds one. */
  add: MessageKey
  /** Says that there is none yet. */
  none?: MessageKey
  /** The initial values of a new one. */
  begun?: Values
  /** Called after something was saved. */
  onSaved?: () => Promise<unknown>
}

/** What there is of an entity, each with its form in place, and the form of a new one. */
export function ManagedItems({ name, add, none, begun, onSaved }: ManagedItemsProps) {
  const { t } = useTranslation()
  const read = useManagedList(name, { page: 1, size })
  const invalidate = useInvalidateFounding()
  /** The id of the row whose form is open; 'new': that of a new one. */
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusAfter(adding)

  function saved(): void {
    notify({ type: 'success', title: t('admin.saved') })
    setOpen(null)
    void Promise.all([invalidate(), onSaved?.()])
    focusNext()
  }

  return (
    <Stack gap={4} maxW="44rem">
      <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h={24} borderRadius="card" />}>
        {({ content }) => (
          // The button comes with what is there: one that moves while it is pressed would not be.
          <>
            {content.length === 0 ? (
              <Text color="fg.muted">{none && t(none)}</Text>
            ) : (
              <Card py={1} px={{ base: 4, md: 5 }}>
                <List aria-label={t('founding.items.there')}>
                  {content.map((row) => (
                    <ManagedItem
                      key={row.id}
                      name={name}
                      row={row}
                      open={open === row.id}
                      onToggle={() => setOpen(open === row.id ? null : row.id)}
                      onSaved={saved}
                    />
                  ))}
                </List>
              </Card>
            )}
            <Button
              ref={adding}
              alignSelf="start"
              aria-expanded={open === 'new'}
              onClick={() => setOpen(open === 'new' ? null : 'new')}
            >
              <Plus size={20} aria-hidden="true" />
              {t(add)}
            </Button>
            {open === 'new' && (
              <ManagedForm
                name={name}
                row={null}
                begun={begun}
                version={null}
                onVersion={() => undefined}
                onSaved={saved}
              />
            )}
          </>
        )}
      </AsyncContent>
    </Stack>
  )
}
