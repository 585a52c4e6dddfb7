import { CodeForm, MessageDialog, PersonalDataForm, Steps } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { BackLink } from '../../page/auth/back-link.tsx'
import { AuthScreen } from '../../page/auth/auth-screen.tsx'
import { paths } from '../../page/paths.ts'
import { changeRegister, endRegister, registerSteps, useRegister, type RegisterState } from './register-store.ts'
import { StepHeading } from './step-heading.tsx'
import { useCodeStep } from './use-code-step.ts'
import { useDataStep } from './use-data-step.ts'

const stateOf = (step: (typeof registerSteps)[number], { step: here, enrolment, failed }: RegisterState) => {
  if (step === failed) return 'error' as const
  if (step === here) return 'current' as const
  return step === 'code' && enrolment ? ('done' as const) : ('upcoming' as const)
}

/** First access in two steps: the code from the school, then the data of the user. */
export function RegisterScreen() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const register = useRegister()
  const { step, enrolment } = register
  const [done, setDone] = useState(false)
  const data = useDataStep(enrolment, () => setDone(true))
  const code = useCodeStep(enrolment ?? {}, ({ birthday }) => {
    if (birthday) data.fill('birthday', birthday)
  })

  function leave() {
    endRegister()
    navigate(`${paths.login}?email=${encodeURIComponent(enrolment?.email ?? '')}`)
  }

  return (
    <AuthScreen title={t('register.title')} lead={t('register.lead')}>
      <Steps
        label={t('register.steps.label')}
        steps={registerSteps.map((id) => ({ id, label: t(`register.steps.${id}`), state: stateOf(id, register) }))}
        onSelect={() => changeRegister({ step: 'code' })}
      />
      <StepHeading step={step} />
      {step === 'data' && enrolment ? (
        <PersonalDataForm {...data} enrolment={enrolment} onBack={() => changeRegister({ step: 'code' })} />
      ) : (
        <CodeForm {...code} asked={register.asked} back={<BackLink />} />
      )}
      <MessageDialog open={done} title={t('register.done.title')} onClose={leave}>
        {t('register.done.text')}
      </MessageDialog>
    </AuthScreen>
  )
}
