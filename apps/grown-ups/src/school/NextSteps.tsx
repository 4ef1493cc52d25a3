import { endpointQuery } from '@digipals/client';
import { buttonClass } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { Link } from '../shared/Link.tsx';
import { nextSteps as words } from '../words/next-steps.ts';
import css from './NextSteps.module.css';

type StepProps = { does: string; why: string; to: string; link: string };

const Step = ({ does, why, to, link }: StepProps) => (
  <li>
    <span>
      <b>{does}</b> {why}
    </span>
    <Link to={to} className={buttonClass()}>
      {link}
    </Link>
  </li>
);

/** What a lead must still do for the school; nothing when all is done, or is not known yet. */
export function NextSteps({ schoolId }: { schoolId: string }) {
  const contacts = useQuery(
    endpointQuery('GET grown-ups/schools/{schoolId}/safe-contacts', { schoolId }),
  );
  const licences = useQuery(
    endpointQuery('GET grown-ups/licences/schools/{schoolId}', { schoolId }),
  );
  const needsContacts = contacts.data?.isOpen === false;
  const needsLicence = licences.data?.vouchers.length === 0;
  if (!needsContacts && !needsLicence) return null;
  return (
    <Box title={words.title}>
      <ul className={css['steps']}>
        {needsContacts && (
          <Step
            does={words.contacts}
            why={words.contactsAbout}
            to="/school"
            link={words.toContacts}
          />
        )}
        {needsLicence && (
          <Step
            does={words.licence}
            why={words.licenceAbout}
            to="/licences"
            link={words.toLicence}
          />
        )}
      </ul>
    </Box>
  );
}
