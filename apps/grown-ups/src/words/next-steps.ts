/** Texts about what a new school still needs. */
export const nextSteps = {
  title: 'Before children can do everything',
  contacts: 'Name two safe contacts and confirm them.',
  contactsAbout: 'Until then no child can have friends or write.',
  toContacts: 'To the school',
  licence: 'Redeem a voucher.',
  licenceAbout: 'Without a licence children have no lessons.',
  toLicence: 'To the licences',
} as const;
