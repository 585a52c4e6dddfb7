import { Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { errorTags, type ErrorTag } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ignore } from '../../about/ignore.ts'
import { Alert } from '../../alert/alert.tsx'
import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { ChoiceChips } from '../../choice-chips/choice-chips.tsx'
import { MarkField } from '../../mark-field/mark-field.tsx'
import { PassageEditor } from '../../passages/passage-editor.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { Screen } from './screen.tsx'
import { passages, students, text } from './work.ts'

/**
 * The student's answer with inline comments, beside the question and the model answer; below a mark, the kinds of
 * mistakes and the feedback. Saving opens the next answer; a colleague who has claimed the answer is named before the
 * teacher writes anything.
 */
const meta = {
  title: 'Patterns/Teachers/Correction',
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const [student] = students
const word = (tag: ErrorTag) => i18n.t(`corrected.tag.${tag}`)

function Desk({ taken = false }: { taken?: boolean }) {
  const [comments, setComments] = useState(taken ? [] : passages)
  const [mark, setMark] = useState<number | null>(null)
  const [tags, setTags] = useState<readonly ErrorTag[]>(['AGREEMENT'])
  const answer = i18n.t('corrections.desk.answer', { name: student.name })
  return (
    <Screen title={i18n.t('corrections.desk.title', { title: 'Your living room', name: student.name })}>
      {taken && (
        <Alert status="warning">{i18n.t('corrections.claim.taken', { name: 'Clara Monteiro', time: '14:12' })}</Alert>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={6}
        alignItems="start"
      >
        <Stack gap={6}>
          <Card>
            <Text as="h2" textStyle="label" mb={3}>
              {answer}
            </Text>
            <PassageEditor
              {...{ text, disabled: taken, value: comments, onChange: setComments, phrases: [] }}
              label={answer}
              onKeep={ignore}
              onForget={ignore}
            />
          </Card>
          {!taken && (
            <Card>
              <Stack gap={5}>
                <MarkField
                  label={i18n.t('corrections.desk.mark')}
                  hint={i18n.t('corrections.desk.markHint')}
                  value={mark}
                  onChange={setMark}
                />
                <ChoiceChips
                  label={i18n.t('corrections.desk.tags')}
                  options={errorTags.map(word)}
                  chosen={tags.map(word)}
                  onChange={(words) => setTags(errorTags.filter((tag) => words.includes(word(tag))))}
                />
                <RichText
                  label={i18n.t('corrections.desk.feedback')}
                  value="<p>I can see your room.</p>"
                  onChange={ignore}
                />
                <Flex gap={3} wrap="wrap">
                  <Button variant="primary">{i18n.t('corrections.desk.save')}</Button>
                  <Button>{i18n.t('corrections.desk.putOff')}</Button>
                </Flex>
              </Stack>
            </Card>
          )}
        </Stack>
        <Card>
          <Stack gap={4}>
            <Text as="h2" textStyle="label" color="fg.muted">
              {i18n.t('corrections.desk.question')}
            </Text>
            <Text lang="en" textStyle="exercise">
              What is in your living room, and where?
            </Text>
            <Text as="h2" textStyle="label" color="fg.muted">
              {i18n.t('corrections.desk.model')}
            </Text>
            <Text lang="en">The bookshelf is behind the sofa. Two cushions are on the floor.</Text>
          </Stack>
        </Card>
      </Grid>
    </Screen>
  )
}

export const Begun: Story = {
  render: () => <Desk />,
  play: async ({ canvasElement }) => {
    const marks = within(within(canvasElement).getByRole('radiogroup', { name: i18n.t('corrections.desk.mark') }))
    await userEvent.click(marks.getByRole('radio', { name: '8' }))
    await expect(marks.getByRole('radio', { name: '8' })).toBeChecked()
  },
}
export const OnAColleaguesDesk: Story = { render: () => <Desk taken /> }
