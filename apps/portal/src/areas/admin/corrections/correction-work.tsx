import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Card } from '@the-house/design-system'
import { PassageEditor, usePendingUploads } from '@the-house/design-system/admin'
import type { Correction, CorrectionQueue, CorrectionTask } from '@the-house/domain'
import { useStoredFlag } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useRef } from 'react'
import { formatMoment } from '../../../page/clock.ts'
import { handleError } from '../../../api/api-error.ts'
import { useUser } from '../../../session/session.ts'
import { DraftNote } from '../resource/draft-note.tsx'
import { LeaveDialog } from '../managed/leave-dialog.tsx'
import { useLeavePrompt } from '../managed/use-leave-prompt.ts'
import { SideBySide } from '../side-by-side.tsx'
import { ColleagueNote } from './colleague-note.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { ChangesSide, FirstVersion } from './first-version.tsx'
import { QuestionSide, ReferenceSide } from './question-side.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { textAsHtml } from './text-as-html.ts'
import { UnsavedNote } from './unsaved-note.tsx'
import { useClaim } from './use-claim.ts'
import { useCorrectionTask } from './use-correction-task.ts'
import { usePhrases } from './use-phrases.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The answer of the student and its correction form, beside the question. */
export function CorrectionWork({ queue, task }: { queue: CorrectionQueue; task: CorrectionTask }) {
  const { t } = useTranslation()
  const work = useCorrectionTask(queue, task)
  const { colleague, unknown, takeOver } = useClaim(task.id, task.claim)
  const bank = usePhrases()
  const uploads = usePendingUploads()
  const isUploading = uploads.sending + uploads.failed > 0
  const leaving = useLeavePrompt((work.dirty && !work.busy) || isUploading)
  const [shortcuts, setShortcuts] = useStoredFlag('the-house.shortcuts', true)
  const sheet = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const { text, second } = work.subject
  const label = second
    ? t('second-version.desk.text', { name: task.student.name })
    : t('corrections.desk.answer', { name: task.student.name })
  useShortcuts(shortcuts && !colleague, work.written.evaluation, {
    save: work.save,
    skip: work.skip,
    mark: (evaluation) => work.write({ evaluation }),
    toAnswer: () => sheet.current?.querySelector<HTMLElement>('section')?.focus(),
    toFeedback: () => form.current?.querySelector<HTMLElement>('[contenteditable=true]')?.focus(),
  })
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <UnsavedNote />
      <Notes correction={work.subject.correction} unknown={unknown} />
      {work.draft.offered && <DraftNote onUse={work.draft.use} onDrop={work.draft.drop} />}
      {colleague && (
        <ColleagueNote claim={colleague} onAnyway={() => void takeOver().catch(handleError)} onAnother={work.skip} />
      )}
      {/* The question comes first in the reading order; on wide screens it stands beside the answer. */}
      <SideBySide
        gridTemplateAreas={{ base: '"question" "work" "more"', lg: '"work question" "work more"' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
      >
        <Box gridArea="question">
          <QuestionSide task={task} />
        </Box>
        <Stack gap={{ base: 4, md: 6 }} gridArea="work">
          <Card ref={sheet}>
            <Flex justify="space-between" gap={3} wrap="wrap" mb={3}>
              <chakra.h2 textStyle="label">{label}</chakra.h2>
              <Text textStyle="small" color="fg.muted">
                {t('corrections.desk.words', { count: text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0 })}
              </Text>
            </Flex>
            <PassageEditor
              label={label}
              text={text}
              value={work.written.comments}
              onChange={(comments) => work.write({ comments })}
              phrases={bank.phrases}
              onKeep={bank.keep}
              onForget={bank.forget}
              disabled={colleague !== null}
            />
          </Card>
          <ChangesSide task={task} />
          {!colleague && <CorrectionForm ref={form} work={work} answer={textAsHtml(text)} />}
        </Stack>
        <Stack gap={{ base: 4, md: 6 }} gridArea="more">
          <FirstVersion task={task} />
          <ReferenceSide task={task} />
          <ShortcutHelp on={shortcuts} onChange={setShortcuts} />
        </Stack>
      </SideBySide>
      <LeaveDialog open={leaving.asking} uploading={isUploading} onStay={leaving.stay} onLeave={leaving.leave} />
    </Stack>
  )
}

/** The notes above the form: an earlier correction, and a claim that could not be made. */
function Notes({ correction, unknown }: { correction: Correction | null; unknown: boolean }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { corrected_by: by, corrected_at: at } = correction ?? {}
  return (
    <>
      {correction && (
        <Alert status="info">
          {by && at
            ? t('corrections.desk.correctedBy', { name: by.name, when: formatMoment(at, unity.time_zone) })
            : t('corrections.desk.correctedBefore')}
        </Alert>
      )}
      {unknown && <Alert status="warning">{t('corrections.claim.failed')}</Alert>}
    </>
  )
}
