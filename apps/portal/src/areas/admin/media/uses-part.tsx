import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Card, Chip, Skeleton, TextLink } from '@the-house/design-system'
import type { MediaUse } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link, useSearchParams } from 'wouter'
import { useMediaUses } from '../../../api/media.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ListPages } from '../../../page/listing/list-pages.tsx'
import { pageOf } from '../../../page/page-number.ts'
import { paths } from '../../../page/paths.ts'
import { useUseLabels } from './use-labels.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { py: 3 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})

const hrefFor = (to: number) => `?page=${to}`

/** Where a file is used, each a link to the form that has it; a page at a time. */
export function UsesPart({ id }: { id: number }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const read = useMediaUses(id, page)
  const turnTo = (to: number) => setQuery({ page: String(to) }, { state: history.state as unknown })
  return (
    <Card as="section" aria-labelledby="uses">
      <Stack gap={2}>
        <Text as="h2" textStyle="heading" id="uses">
          {t('media.uses.title')}
        </Text>
        <AsyncContent read={read} skeleton={<Skeleton h="8rem" />}>
          {({ content, meta }) => (
            <ListPages
              listing={{ page, hrefFor, turnTo }}
              path={paths.mediaFile(id)}
              meta={meta}
              none={<Text color="fg.muted">{t('media.uses.none')}</Text>}
            >
              <List aria-labelledby="uses">
                {content.map((use) => (
                  <li key={`${use.entity} ${use.id} ${use.place}`}>
                    <Use use={use} />
                  </li>
                ))}
              </List>
            </ListPages>
          )}
        </AsyncContent>
      </Stack>
    </Card>
  )
}

function Use({ use }: { use: MediaUse }) {
  const { t } = useTranslation()
  const { label, facts, href } = useUseLabels()(use)
  return (
    <Flex gap={3} wrap="wrap" justify="space-between" align="start">
      <Stack gap={0} minW={0} overflowWrap="anywhere">
        {href === undefined || use.removed ? (
          <Text>{label}</Text>
        ) : (
          <TextLink asChild>
            <Link href={href}>{label}</Link>
          </TextLink>
        )}
        <Text textStyle="small" color="fg.muted">
          {facts}
        </Text>
      </Stack>
      {use.removed && <Chip tone="warning">{t('media.uses.removed')}</Chip>}
    </Flex>
  )
}
