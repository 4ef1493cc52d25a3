/** Texts about the safe contacts of a school. */
export const safeContacts = {
  title: 'Safe contacts',
  about:
    'When a child may be in danger, DigiPals calls these two people of your school first. The child’s family hears of it only when that is safe for the child. Children have contact with others only while both are confirmed.',
  isOpen: 'Both are confirmed. Children whose families agree may have contact with others.',
  isClosed: 'Until both are confirmed, no child of your school has contact with others.',
  kinds: { safeguarding: 'Safeguarding person', deputy: 'Deputy' },
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  hours: 'Can be reached',
  hoursAbout: 'For example: Monday to Friday, 8 to 17',
  save: 'Save and send the code',
  change: 'Change',
  cancel: 'Cancel',
  changeAbout:
    'A changed contact gets a new code. Until it comes back, contact with others is closed.',
  code: 'Code from the e-mail of this person',
  verify: 'Confirm',
  refused: 'The code is wrong, used or too old. Save the contact again to send a new one.',
  same: 'Two different people are needed: this e-mail is that of the other one.',
  incomplete: 'Please fill in every field, with a real phone number.',
  confirmed: 'Confirmed',
  waits: 'Waits for its code',
} as const;
