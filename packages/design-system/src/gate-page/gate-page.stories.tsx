import { Heading } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { limits } from '@the-house/domain'
import { CodeForm } from '../forms/code-form.tsx'
import { ForgotPasswordForm } from '../forms/forgot-password-form.tsx'
import { PersonalDataForm } from '../forms/personal-data-form.tsx'
import { SignInForm } from '../forms/sign-in-form.tsx'
import { bound, formArgs, Words } from '../forms/story-binding.tsx'
import { HouseProgress } from '../house/house-progress.tsx'
import { Steps } from '../steps/steps.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { GatePage } from './gate-page.tsx'

const title = (of: Parameters<typeof Words>[0]['of']) => (
  <Heading as="h1" textStyle="title">
    <Words of={of} />
  </Heading>
)

const meta = {
  title: 'Forms/Gate page',
  component: GatePage,
  args: {
    title: title('session.welcome'),
    lead: <Words of="session.lead" />,
    hero: <HouseProgress stage={limits.houseStages} />,
    children: <SignInForm {...formArgs} bind={bound()} />,
  },
  parameters: { padded: false, docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof GatePage>
export default meta
type Story = StoryObj<typeof meta>

const back = (
  <TextLink href="#login">
    <Words of="common.backToSignIn" />
  </TextLink>
)

export const SignIn: Story = {}
export const Forgot: Story = {
  args: {
    title: title('password.forgot.title'),
    lead: undefined,
    children: <ForgotPasswordForm {...formArgs} bind={bound()} back={back} />,
  },
}
export const FirstStep: Story = {
  args: {
    compact: true,
    title: title('register.title'),
    lead: <Words of="register.lead" />,
    children: (
      <>
        <Steps
          label="Steps"
          steps={[
            { id: 'code', label: 'Your code', state: 'current' },
            { id: 'data', label: 'Your data', state: 'upcoming' },
          ]}
          onSelect={() => undefined}
        />
        <CodeForm
          {...formArgs}
          bind={bound<'profile' | 'code' | 'email'>({ values: { profile: 'STUDENT' } })}
          back={back}
        />
      </>
    ),
  },
}
export const SecondStep: Story = {
  args: {
    compact: true,
    title: title('register.title'),
    lead: undefined,
    children: (
      <>
        <Steps
          label="Steps"
          steps={[
            { id: 'code', label: 'Your code', state: 'done' },
            { id: 'data', label: 'Your data', state: 'current' },
          ]}
          onSelect={() => undefined}
        />
        <PersonalDataForm
          {...formArgs}
          bind={bound()}
          enrolment={{ name: 'Maria Fernandes', email: 'maria@house.school', cpf: '***.456.789-**' }}
          onBack={() => undefined}
        />
      </>
    ),
  },
}
