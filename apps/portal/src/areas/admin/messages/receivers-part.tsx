import { Heading, Stack, Text } from '@chakra-ui/react'
import { Card, Pagination, Skeleton } from '@the-house/design-system'
import type { WholeMessage } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef, useState } from 'react'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { SegmentedChoice } from '../../../page/segmented-choice.tsx'
import { ReceiverList } from './receiver-list.tsx'

const size = 20
const filters = ['all', 'read', 'unread'] as const
type Filter = (typeof filters)[number]

/** Who has read a message, page by page. */
export function ReceiversPart({ message: { id, receivers, status } }: { message: WholeMessage }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [{ filter, page }, setShown] = useState<{ filter: Filter; page: number }>({ filter: 'all', page: 1 })
  const query = { page, size, ...(filter !== 'all' && { read: filter === 'read' }) }
  const read = useApiQuery('GET /messages/:id/receivers', receivers === null ? null : { params: { id }, query }, {
    ...inlineErrors,
    keepPreviousData: true,
  })
  return (
    <Stack as="section" gap={4} aria-labelledby="receivers">
      <Heading as="h2" id="receivers" ref={heading} tabIndex={-1} textStyle="heading">
        {t('messages.receivers.heading')}
      </Heading>
      {receivers === null ? (
        <Text color="fg.muted">{t('messages.receivers.waiting')}</Text>
      ) : (
        <>
          <div>
            <SegmentedChoice
              legend={t('messages.receivers.filter')}
              value={filter}
              options={filters.map((value) => ({ value, label: t(`messages.receivers.${value}`) }))}
              onChange={(value) => setShown({ filter: value, page: 1 })}
            />
          </div>
          <Card py={1} px={{ base: 4, md: 6 }}>
            <AsyncContent read={read} skeleton={<Skeleton h={48} />}>
              {({ content, meta }) => (
                <Stack gap={4}>
                  <ReceiverList receivers={content} recalled={status === 'RECALLED'} />
                  {meta.total > size && (
                    <Pagination
                      page={page}
                      pages={Math.ceil(meta.total / size)}
                      hrefFor={() => ''}
                      onSelect={(to) => {
                        setShown({ filter, page: to })
                        heading.current?.focus()
                      }}
                    />
                  )}
                </Stack>
              )}
            </AsyncContent>
          </Card>
        </>
      )}
    </Stack>
  )
}
