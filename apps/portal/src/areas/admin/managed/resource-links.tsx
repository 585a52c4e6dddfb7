import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { History } from 'lucide-react'
import { Link } from 'wouter'
import type { ManagedRow } from '../../../api/managed.ts'
import { resources, type ResourceName } from './resources.ts'

/** Links to the other screens of a record, beside its name. */
export function ResourceLinks({ name, row }: { name: ResourceName; row: ManagedRow }) {
  const { t } = useTranslation()
  const { links } = resources[name]
  return (
    <Flex gap={2} wrap="wrap">
      {links?.map(({ words, Icon, href }) => (
        <Button key={words.here} asChild>
          <Link href={href(row)}>
            <Icon size={18} aria-hidden="true" />
            {t(words.here)}
          </Link>
        </Button>
      ))}
      <Button asChild>
        <Link href={`/admin/${name}/${row.id}/history`}>
          <History size={18} aria-hidden="true" />
          {t('admin.crumbs.history')}
        </Link>
      </Button>
    </Flex>
  )
}
