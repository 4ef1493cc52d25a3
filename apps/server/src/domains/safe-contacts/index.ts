export {
  hasAllVerified,
  hasSafeContacts,
  listChildrenOf,
  lockContacts,
  saveContact,
} from './safe-contacts.data.ts';
export {
  findVerifiedContact,
  isContactAddress,
  listVerifiedContacts,
  nameContact,
  readContacts,
  verifyContact,
} from './safe-contacts.service.ts';
