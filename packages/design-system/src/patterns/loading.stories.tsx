import { Grid, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ignore } from '../about/ignore.ts'
import { ArchiveRow } from '../archive-row/archive-row.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Page } from './page.tsx'
import { school } from './school.ts'

/**
 * Below a tenth of a second nothing is shown. Then skeletons of the final size, so that nothing shifts. Stale content
 * stays until the new content has loaded. A loading button keeps its width and its focus.
 */
const meta = { title: 'Patterns/Loading' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function PlacesOfFiles() {
  const { t } = useTranslation()
  return (
    <Page title={t('downloads.title')}>
      <Stack gap={4}>
        {school.downloads.map(({ name }) => (
          <Card key={name} p={4}>
            <Grid templateColumns="2.75rem 1fr 9rem" gap={4} alignItems="center">
              <Skeleton h={14} borderRadius="arch" />
              <Stack gap={2}>
                <Skeleton h={5} w="70%" />
                <Skeleton h={4} w="30%" />
              </Stack>
              <Skeleton h="target" />
            </Grid>
          </Card>
        ))}
      </Stack>
    </Page>
  )
}

function Files() {
  const { t } = useTranslation()
  return (
    <Page title={t('downloads.title')}>
      <Stack gap={4}>
        {school.downloads.map((file, index) => (
          <ArchiveRow
            key={file.name}
            {...file}
            {...(index === 0 && { state: 'coming' as const, percent: 42 })}
            onDownload={ignore}
            onCancel={ignore}
          />
        ))}
      </Stack>
    </Page>
  )
}

function HandingIn() {
  const { t } = useTranslation()
  return (
    <Page title={school.test} lead={t('tests.finishHint')}>
      <Button variant="primary" size="lg" loading alignSelf="start">
        {t('test.finish')}
      </Button>
    </Page>
  )
}

export const Places: Story = { render: () => <PlacesOfFiles /> }
/** The same screen after loading: same size, same positions. */
export const There: Story = { render: () => <Files /> }
export const UnderWay: Story = { render: () => <HandingIn /> }
