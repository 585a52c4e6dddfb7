import { Box, Flex, Text } from '@chakra-ui/react'
import { Button, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useManaged, type ManagedRow } from '../../../api/managed.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { nameOfRow } from '../managed/columns.tsx'
import { ManagedForm } from '../managed/managed-form.tsx'
import type { ResourceName } from '../managed/resources.ts'

export interface ManagedItemProps {
  name: ResourceName
  row: ManagedRow
  /** Whether its form is open. */
  open: boolean
  onToggle: () => void
  onSaved: () => void
}

/** A row by its name, with its form below it while that is open. */
export function ManagedItem({ name, row, open, onToggle, onSaved }: ManagedItemProps) {
  const { t } = useTranslation()
  const title = nameOfRow(name, row)
  return (
    <li>
      <Flex gap={3} align="center" justify="space-between" minH={14}>
        <Text fontWeight="medium" minW={0} overflowWrap="anywhere">
          {title}
        </Text>
        <Button
          aria-expanded={open}
          aria-label={t(open ? 'founding.items.closeOf' : 'founding.items.editOf', { name: title })}
          onClick={onToggle}
        >
          {t(open ? 'founding.items.close' : 'founding.items.edit')}
        </Button>
      </Flex>
      {open && (
        <Box pb={4}>
          <Edit name={name} id={row.id} onSaved={onSaved} />
        </Box>
      )}
    </li>
  )
}

function Edit({ name, id, onSaved }: { name: ResourceName; id: number; onSaved: () => void }) {
  const read = useManaged(name, id)
  return (
    <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h={48} />}>
      {(row) => <Form name={name} row={row} onSaved={onSaved} />}
    </AsyncContent>
  )
}

function Form({ name, row, onSaved }: { name: ResourceName; row: ManagedRow; onSaved: () => void }) {
  const [version, setVersion] = useState(row.version)
  return <ManagedForm name={name} row={row} version={version} onVersion={setVersion} onSaved={onSaved} />
}
