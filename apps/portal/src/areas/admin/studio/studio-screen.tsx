import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { EmptyState, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { BookChoice } from './book-choice.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { courseOf, type Course } from './course.ts'
import { CourseTree } from './course-tree.tsx'
import { SidePane } from './side-pane.tsx'
import { StudioDialogs } from './studio-dialogs.tsx'
import { StudioToolbar } from './studio-toolbar.tsx'
import { useStudio, type Studio } from './use-studio.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** On a phone the form comes in the place of the tree, and of all that belongs to it. */
const inTreeOf = ({ place }: Studio) => ({ base: place.pane === null ? 'block' : 'none', md: 'block' })

/** The chapter studio: a book as a tree, and beside it the form of the chosen part. */
export function StudioScreen() {
  const { t } = useTranslation()
  const studio = useStudio()
  const { books, state } = studio
  useUndoKeys(() => void studio.actions.undo())
  return (
    <Stack gap={{ base: 4, md: 5 }}>
      <Flex gap={4} wrap="wrap" justify="space-between" align="end">
        <Stack gap={1}>
          <ScreenHeading title={t('admin.crumbs.studio')} />
          <Text color="fg.muted" display={inTreeOf(studio)}>
            {t('studio.lead')}
          </Text>
        </Stack>
        <Box display={inTreeOf(studio)}>
          <BookChoice studio={studio} />
        </Box>
      </Flex>
      {state.conflict && <ConflictNote conflict={state.conflict} onClose={state.dismissConflict} />}
      <AsyncContent read={books} skeleton={<Skeleton h="32rem" />}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyState title={t('studio.noBooks.title')} description={t('studio.noBooks.text')} />
          ) : (
            <OpenBook studio={studio} />
          )
        }
      </AsyncContent>
    </Stack>
  )
}

function OpenBook({ studio }: { studio: Studio }) {
  const { t } = useTranslation()
  const { read } = studio.state
  if (read.error?.status === 404)
    return <EmptyState picture="key" title={t('studio.noBook.title')} description={t('studio.noBook.text')} />
  return (
    <AsyncContent read={read} skeleton={<Skeleton h="32rem" />}>
      {(tree) => <BookEditor course={courseOf(tree)} studio={studio} />}
    </AsyncContent>
  )
}

function BookEditor({ course, studio }: { course: Course; studio: Studio }) {
  const inTree = inTreeOf(studio)
  return (
    <Stack gap={4}>
      <Box display={inTree}>
        <StudioToolbar course={course} studio={studio} />
      </Box>
      <Grid
        gap={{ base: 4, md: 6 }}
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(18rem, 2fr) minmax(0, 3fr)' }}
      >
        <Box display={inTree} minW={0}>
          <CourseTree course={course} studio={studio} />
        </Box>
        <SidePane course={course} studio={studio} />
      </Grid>
      <StudioDialogs course={course} studio={studio} />
    </Stack>
  )
}
