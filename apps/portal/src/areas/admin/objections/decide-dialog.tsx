import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Dialog, TextAreaField } from '@the-house/design-system'
import type { ObjectionDetail } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { longestReply, type Decision } from './use-decision.ts'

export interface DecideDialogProps {
  detail: ObjectionDetail
  decision: Decision
}

/** Previews the impact of a decision and asks for the reply to the students. */
export function DecideDialog({ detail, decision }: DecideDialogProps) {
  const { t } = useTranslation()
  const { asked, reply, mistake, busy, failure } = decision
  if (!asked) return null
  return (
    <Dialog
      open
      onClose={() => decision.ask(null)}
      title={t(`objections.${asked}.title`)}
      actions={
        <>
          <Button onClick={() => decision.ask(null)}>{t('design.dialog.cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void decision.decide()}>
            {t(`objections.${asked}.button`)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {asked === 'accept' ? <Consequence {...detail.consequence} /> : <Text>{t('objections.refuse.text')}</Text>}
        <TextAreaField
          label={t(`objections.${asked}.reply`)}
          limit={longestReply}
          rows={3}
          value={reply}
          error={mistake && t(mistake)}
          onChange={({ target }) => decision.write(target.value)}
        />
        {failure && (
          <Alert status="danger" role="alert">
            {failure}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}

/** The numbers of answers that become right, of their students and of the dollars to pay. */
function Consequence({ answers, students, dollars, more }: ObjectionDetail['consequence']) {
  const { t } = useTranslation()
  return (
    <Stack gap={1}>
      <Text fontWeight="semibold">
        {more && `${t('objections.accept.atLeast')} `}
        {t('objections.accept.answers', { count: answers })}
      </Text>
      <Text>{t('objections.accept.students', { count: students })}</Text>
      <Text>{t('objections.accept.dollars', { count: dollars })}</Text>
      <Text color="fg.muted">{t('objections.accept.text')}</Text>
    </Stack>
  )
}
