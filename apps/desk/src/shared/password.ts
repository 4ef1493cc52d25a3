import { staffPassword } from '@digipals/contract/constants';

/** What is wrong with a new password that was typed twice; null if nothing is. */
export function passwordProblem({ password, again }: { password: string; again: string }) {
  if (password.length < staffPassword.min) {
    return `The new password needs at least ${staffPassword.min} characters.`;
  }
  return password === again ? null : 'The two new passwords are not the same.';
}
