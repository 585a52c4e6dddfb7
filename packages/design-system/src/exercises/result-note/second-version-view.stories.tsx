import { noAnswer, noHtml, type SecondVersion } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../button/button.tsx'
import { openCommented, openText } from '../fixtures.ts'
import { preloadExerciseWidgets } from '../registry.ts'
import { Stage } from '../stage.tsx'
import { narrow, Words } from '../../forms/story-binding.tsx'
import { sanitize } from '../../html/sanitize.ts'
import about from './second-version-view.about.tsx'

const text = openText.replace('it have', 'it has').replace('a old', 'an old')
const waiting: SecondVersion = {
  text,
  sent_at: '2026-03-02T12:00:00Z',
  feedback: null,
  evaluation: null,
  comments: [],
  tags: [],
}
const corrected: SecondVersion = {
  ...waiting,
  feedback: sanitize(`<p>${text.replace('I reads', 'I read')}</p>`),
  evaluation: 9,
  comments: [{ start: 0, end: 7, text: 'A good beginning.' }],
  tags: ['AGREEMENT'],
}
const exercise = { ...openCommented, rewritable: false }

/** A corrected answer that has a second version. */
const meta = {
  title: 'Exercises/SecondVersion',
  tags: ['part'],
  component: Stage,
  parameters: { about },
  loaders: [
    () => preloadExerciseWidgets(),
    () => import('../../html/purified-html.tsx'),
    () => import('./correction.tsx'),
  ],
  args: { exercise, answer: { ...noAnswer, text: openText }, status: 'correct', onChange: fn() },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

const WriteAgain = () => (
  <Button>
    <Words of="second-version.begin" />
  </Button>
)

const open = async (root: HTMLElement) =>
  userEvent.click(await within(root).findByRole('button', { name: i18n.t('feedback.correction.show') }))
const version = async (root: HTMLElement) =>
  within(await within(root).findByRole('region', { name: i18n.t('second-version.view.title') }))

/** Another version may be written. */
export const Rewritable: Story = {
  args: { exercise: { ...exercise, rewritable: true }, aside: <WriteAgain /> },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(
      await within(canvasElement).findByRole('button', { name: i18n.t('second-version.begin') }),
    ).toBeInTheDocument()
  },
}
export const Waiting: Story = {
  args: { exercise: { ...exercise, second_version: waiting }, aside: <WriteAgain /> },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const shown = await version(canvasElement)
    await expect(shown.getByText(i18n.t('second-version.view.waiting'))).toBeInTheDocument()
    await expect(shown.getAllByRole('deletion')).toHaveLength(2)
    await expect(shown.getAllByRole('insertion')[0]).toHaveTextContent(/has/)
    await expect(within(canvasElement).queryByRole('button', { name: i18n.t('second-version.begin') })).toBeNull()
  },
}
/** Both marks, the changes, and the correction's comments. */
export const Corrected: Story = {
  args: { exercise: { ...exercise, second_version: corrected } },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const shown = await version(canvasElement)
    const marks = shown.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(marks).toEqual([7, 9].map((mark) => i18n.t('second-version.view.mark', { mark })))
    await waitFor(() => expect(shown.getByText('A good beginning.', { exact: false })).toBeVisible())
    await expect(shown.getByText(i18n.t('corrected.tag.AGREEMENT'))).toBeVisible()
  },
}
/** Only a mark, without comments. */
export const OnlyAMark: Story = {
  args: { exercise: { ...exercise, second_version: { ...waiting, feedback: noHtml, evaluation: 10 } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const shown = await version(canvasElement)
    await expect(shown.getByText(i18n.t('second-version.view.mark', { mark: 10 }))).toBeInTheDocument()
    await expect(shown.queryByText(i18n.t('second-version.view.correction'))).toBeNull()
  },
}
/** Where the texts have little in common, both are shown instead of a diff. */
export const AnotherText: Story = {
  args: { exercise: { ...exercise, second_version: { ...waiting, text: 'We live in a house by the sea.' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect((await version(canvasElement)).getByRole('insertion')).toHaveTextContent(/by the sea/)
  },
}
export const Narrow: Story = {
  ...Corrected,
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await version(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
