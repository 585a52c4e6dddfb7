import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Card, IconButton, Skeleton } from '@the-house/design-system'
import { OrderList } from '@the-house/design-system/admin'
import { limits, type BankExercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Eye, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import type { EditorProps } from '../resource/resource.ts'
import { BankDialog } from './bank-dialog.tsx'
import { ExerciseLine } from './exercise-line.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { useChosen } from './use-bank.ts'

/** The exercises of a test: picked from the bank, sortable, with a preview for the teacher. */
export function ExercisesPart({ values, onChange, busy }: EditorProps) {
  const { t } = useTranslation()
  const { ids, found, read, isLoading, know } = useChosen(values['exercise_ids'])
  const [open, setOpen] = useState<'bank' | 'preview' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const put = (exercises: readonly BankExercise[]) => onChange({ exercise_ids: exercises.map(({ id }) => id) })
  const count = found.length
  const drafts = found.filter(({ shown }) => !shown).length
  const close = () => setOpen(null)
  return (
    <Card>
      <Stack gap={4}>
        <Flex gap={3} wrap="wrap" align="center" justify="space-between">
          <Stack gap={0}>
            <Heading as="h2" ref={heading} tabIndex={-1} textStyle="heading">
              {t('config-tests.exercises.heading')}
            </Heading>
            <Text as="output" color="fg.muted">
              {isLoading ? t('design.loading') : t('config-tests.exercises.count', { count })}
            </Text>
          </Stack>
          <Flex gap={2} wrap="wrap">
            <Button disabled={count === 0} onClick={() => setOpen('preview')}>
              <Eye size={18} aria-hidden="true" />
              {t('config-tests.preview.open')}
            </Button>
            <Button disabled={busy || isLoading || count >= limits.testExercisesMax} onClick={() => setOpen('bank')}>
              <Plus size={18} aria-hidden="true" />
              {t('config-tests.bank.open')}
            </Button>
          </Flex>
        </Flex>
        {read.error && <Alert status="danger">{errorMessageOf(read.error)}</Alert>}
        {drafts > 0 && <Alert status="warning">{t('config-tests.exercises.drafts', { count: drafts })}</Alert>}
        {isLoading && ids.map((id) => <Skeleton key={id} h={16} />)}
        {!isLoading && count === 0 && <Text color="fg.muted">{t('config-tests.exercises.none')}</Text>}
        {!isLoading && count > 0 && (
          <OrderList
            label={t('config-tests.exercises.heading')}
            items={found}
            nameOf={({ title }) => title}
            onChange={put}
            render={(exercise) => (
              <Flex
                flex="1"
                minW={0}
                columnGap={2}
                direction={{ base: 'column', sm: 'row' }}
                align={{ base: 'start', sm: 'center' }}
                justify="space-between"
              >
                <ExerciseLine exercise={exercise} />
                <IconButton
                  label={t('config-tests.exercises.remove', { name: exercise.title })}
                  onClick={() => {
                    put(found.filter(({ id }) => id !== exercise.id))
                    heading.current?.focus()
                  }}
                >
                  <X size={20} aria-hidden="true" />
                </IconButton>
              </Flex>
            )}
          />
        )}
      </Stack>
      <BankDialog
        open={open === 'bank'}
        there={ids}
        onClose={close}
        onAdd={(added) => {
          know(added)
          put([...found, ...added])
          close()
        }}
      />
      <PreviewDialog open={open === 'preview'} ids={found.map(({ id }) => id)} onClose={close} />
    </Card>
  )
}
