export { hasAllVerified, listChildrenOf, saveContact } from './safe-contacts.data.ts';
export {
  findVerifiedContact,
  listVerifiedContacts,
  nameContact,
  readContacts,
  verifyContact,
} from './safe-contacts.service.ts';
