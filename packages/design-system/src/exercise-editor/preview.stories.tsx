import { newExercise } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { preloadExerciseWidgets } from '../exercises/registry.ts'
import { EditorStage, preloadRichText } from './editor-stage.tsx'
import { wholeDraft } from './fixtures.ts'

const meta = {
  title: 'Exercise editor/Preview',
  component: EditorStage,
  loaders: [() => preloadExerciseWidgets(), preloadRichText],
  args: { value: newExercise('UNIQUE_ALTERNATIVE', 1), onChange: fn() },
} satisfies Meta<typeof EditorStage>
export default meta
type Story = StoryObj<typeof meta>

/** An author tries the exercise like a student; the owner of the editor marks the answer. */
export const Tried: Story = {
  args: { value: wholeDraft('UNIQUE_ALTERNATIVE'), onTry: fn(() => Promise.resolve({ correct: false, credit: 0 })) },
  play: async ({ args, canvasElement }) => {
    const preview = within(within(canvasElement).getByRole('region', { name: i18n.t('exercise-editor.preview.label') }))
    const verify = await preview.findByRole('button', { name: i18n.t('exercise-editor.preview.verify') })
    await expect(verify).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(preview.getByRole('radio', { name: /kitchen/ }))
    await waitFor(() => expect(verify).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(verify)
    await expect(args.onTry).toHaveBeenCalledWith(expect.objectContaining({ alternatives: [3] }))
    // The note animates in.
    await waitFor(() => expect(preview.getByText(i18n.t('feedback.exercise.wrong'))).toBeVisible())
    await userEvent.click(preview.getByRole('button', { name: i18n.t('exercise-editor.preview.again') }))
    await expect(await preview.findByRole('radio', { name: /kitchen/ })).not.toBeChecked()
    await userEvent.click(preview.getByRole('button', { name: i18n.t('exercise-editor.preview.solved') }))
    await waitFor(() => expect(preview.getByText(i18n.t('feedback.exercise.correct'))).toBeVisible())
  },
}

/** When the check of an answer fails, the answer stays and can be checked again. */
export const TryFailed: Story = {
  args: { value: wholeDraft('UNIQUE_ALTERNATIVE'), onTry: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ canvasElement }) => {
    const preview = within(within(canvasElement).getByRole('region', { name: i18n.t('exercise-editor.preview.label') }))
    await userEvent.click(await preview.findByRole('radio', { name: /kitchen/ }))
    const verify = preview.getByRole('button', { name: i18n.t('exercise-editor.preview.verify') })
    await waitFor(() => expect(verify).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(verify)
    await preview.findByText(i18n.t('exercise-editor.preview.failed'))
    await expect(preview.getByRole('radio', { name: /kitchen/ })).toBeChecked()
    await expect(preview.getByRole('button', { name: i18n.t('exercise-editor.preview.verify') })).toBeEnabled()
  },
}

/** An exercise without a right answer has none to show. */
export const WithoutKey: Story = {
  play: async ({ canvasElement }) => {
    const preview = within(within(canvasElement).getByRole('region', { name: i18n.t('exercise-editor.preview.label') }))
    await userEvent.click(preview.getByRole('button', { name: i18n.t('exercise-editor.preview.solved') }))
    await expect(preview.getByText(i18n.t('exercise-editor.preview.noKey'))).toBeVisible()
  },
}
