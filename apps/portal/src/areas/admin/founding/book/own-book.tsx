import { Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, Form, TextField } from '@the-house/design-system'
import { newBookSchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSchoolForm } from '../../../../page/form/use-school-form.ts'
import { useMakeBook } from './use-make-book.ts'

/** Makes empty books of the school's own, into which outlines can be pasted. */
export function OwnBook({ onMade }: { onMade: () => void }) {
  /** Counts what was made: each has an empty form. */
  const [made, setMade] = useState(0)
  return (
    <BookForm
      key={made}
      onMade={() => {
        setMade(made + 1)
        onMade()
      }}
    />
  )
}

function BookForm({ onMade }: { onMade: () => void }) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const { t } = useTranslation()
  const { make } = useMakeBook()
  const { bind, busy, onSubmit } = useSchoolForm({
    schema: newBookSchema,
    defaultValues: { name: '' },
    send: async ({ name }) => {
      // The wire spells the field so; the book is on offer as soon as a chapter of it is published.
      const fields = { name, avaliable: true }
      const made = await make([{ action: 'CREATE', entity: 'books', as: -1, fields }], t('admin.saved'))
      if (made) onMade()
    },
  })
  return (
    <Card>
      <Form
        busy={busy}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" alignSelf="start" loading={busy}>
            {t('founding.book.make')}
          </Button>
        }
      >
        <Stack gap={1}>
          <Heading as="h2" textStyle="heading">
            {t('founding.book.own')}
          </Heading>
          <Text color="fg.muted">{t('founding.book.ownLead')}</Text>
        </Stack>
        <TextField {...bind('name')} label={t('founding.book.name')} lang="en" />
      </Form>
    </Card>
  )
}
