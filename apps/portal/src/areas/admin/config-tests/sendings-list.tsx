import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Card, Pagination, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { SendingCard } from './sending-card.tsx'

const size = 10
/** The polling interval while a sending is being delivered. */
const lookEveryMs = 2000

const Rows = chakra('ul', { base: { display: 'grid', gap: 3, listStyle: 'none' } })

/** Lists the sendings of a test, the newest first, with the progress of those being delivered. */
export function SendingsList({ id }: { id: number }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useApiQuery(
    'GET /config_tests/:id/sendings',
    { params: { id }, query: { page, size } },
    {
      ...inlineErrors,
      keepPreviousData: true,
      refreshInterval: (data) => (data?.content.some((one) => one.finished_at === null) ? lookEveryMs : 0),
    },
  )
  return (
    <Stack as="section" gap={4} mt={4} aria-labelledby="sendings">
      <Heading as="h2" id="sendings" ref={heading} tabIndex={-1} textStyle="heading">
        {t('config-tests.sendings.heading')}
      </Heading>
      <AsyncContent read={read} skeleton={<Skeleton h={32} />}>
        {({ content, meta }) =>
          content.length === 0 ? (
            <Text color="fg.muted">{t('config-tests.sendings.none')}</Text>
          ) : (
            <Stack gap={4}>
              <Rows>
                {content.map((sending) => (
                  <Card as="li" key={sending.id}>
                    <SendingCard sending={sending} onChanged={() => void read.mutate()} />
                  </Card>
                ))}
              </Rows>
              {meta.total > size && (
                <Pagination
                  page={page}
                  pages={Math.ceil(meta.total / size)}
                  hrefFor={() => ''}
                  onSelect={(to) => {
                    setPage(to)
                    heading.current?.focus()
                  }}
                />
              )}
            </Stack>
          )
        }
      </AsyncContent>
    </Stack>
  )
}
