import { cpfDigits } from '@the-house/domain'

/** Masks a CPF: its owner recognizes it, and no other reader learns it. */
export function maskCpf(cpf: string | null): string {
  const [, second, third] = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(cpfDigits(cpf ?? '')) ?? []
  return second && third ? `***.${second}.${third}-**` : ''
}
