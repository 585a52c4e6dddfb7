import { Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Todo } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ClipboardList } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

export interface WaitingTestsProps {
  tests: Todo['tests']
  onFollow: () => void
}

/** How many tests wait, above the notifications, as a link to them; it is there until they are done. */
export function WaitingTests({ tests: { content, total }, onFollow }: WaitingTestsProps) {
  const { t } = useTranslation()
  return (
    <Card asChild interactive display="flex" alignItems="center" gap={3} px={3} py={2} minH="target">
      <Link href={paths.myTests} onClick={onFollow}>
        <ClipboardList size={20} aria-hidden="true" />
        <span>
          <Text as="span" display="block" fontWeight="semibold">
            {t('notifications.tests', { count: total })}
          </Text>
          <Text as="span" display="block" textStyle="small" color="fg.muted" lineClamp={1}>
            {content[0]?.name}
          </Text>
        </span>
      </Link>
    </Card>
  )
}
