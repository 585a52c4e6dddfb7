import { Heading } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { limits } from '@the-house/domain'
import { i18n } from '@the-house/i18n'
import { expect } from 'storybook/test'
import { CodeForm, type CodeField } from '../forms/code-form.tsx'
import { ForgotPasswordForm } from '../forms/forgot-password-form.tsx'
import { PersonalDataForm } from '../forms/personal-data-form.tsx'
import { SignInForm } from '../forms/sign-in-form.tsx'
import { bound, formArgs, Words } from '../forms/story-binding.tsx'
import { HouseProgress } from '../house/house-progress.tsx'
import type { Step } from '../steps/step.ts'
import { Steps } from '../steps/steps.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import about from './auth-page.about.tsx'
import { AuthPage } from './auth-page.tsx'

const enrolment = { name: 'Maria Fernandes', email: 'maria@house.school', cpf: '***.456.789-**' }

const title = (of: Parameters<typeof Words>[0]['of']) => (
  <Heading as="h1" textStyle="title">
    <Words of={of} />
  </Heading>
)

const meta = {
  title: 'Forms/AuthPage',
  component: AuthPage,
  args: {
    title: title('session.welcome'),
    lead: <Words of="session.lead" />,
    hero: <HouseProgress stage={limits.houseStages} />,
    children: <SignInForm {...formArgs} bind={bound()} />,
  },
  parameters: { about, padded: false, docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AuthPage>
export default meta
type Story = StoryObj<typeof meta>

const steps = (code: Step['state'], data: Step['state']): Step[] => [
  { id: 'code', label: i18n.t('register.steps.code'), state: code },
  { id: 'data', label: i18n.t('register.steps.data'), state: data },
]
const ignore = () => undefined

function BackLink() {
  return (
    <TextLink href="#login" alignSelf="center">
      <Words of="common.backToSignIn" />
    </TextLink>
  )
}

function FirstStepOf() {
  return (
    <>
      <Steps label={i18n.t('register.steps.label')} steps={steps('current', 'upcoming')} onSelect={ignore} />
      <CodeForm {...formArgs} bind={bound<CodeField>({ values: { profile: 'STUDENT' } })} back={<BackLink />} />
    </>
  )
}

function SecondStepOf() {
  return (
    <>
      <Steps label={i18n.t('register.steps.label')} steps={steps('done', 'current')} onSelect={ignore} />
      <PersonalDataForm {...formArgs} bind={bound()} enrolment={enrolment} onBack={ignore} />
    </>
  )
}

export const SignIn: Story = {}
export const Forgot: Story = {
  args: { title: title('password.forgot.title'), lead: undefined, compact: true },
  render: (args) => (
    <AuthPage {...args}>
      <ForgotPasswordForm {...formArgs} bind={bound()} back={<BackLink />} />
    </AuthPage>
  ),
}
export const FirstStep: Story = {
  args: {
    compact: true,
    title: title('register.title'),
    lead: <Words of="register.lead" />,
    children: <FirstStepOf />,
  },
}
export const SecondStep: Story = {
  args: { compact: true, title: title('register.title'), lead: undefined, children: <SecondStepOf /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
}
