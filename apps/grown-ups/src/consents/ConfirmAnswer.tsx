import type { OpenedConsent } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, Tag } from '@digipals/ui/grown-ups';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { describeFamilyError } from './describe-family-error.ts';
import { FamilyDoor } from './FamilyDoor.tsx';
import { PurposeList } from './Purposes.tsx';

type Props = {
  opened: OpenedConsent;
  link: string;
  /** Called with the link of the last message. */
  onDone(link: string): void;
};

/** The answer of a family, to be confirmed by the link of its second message. */
export function ConfirmAnswer({ opened, link, onDone }: Props) {
  const t = useText();
  const { call } = useServices();
  const { name, avatarImage, choices, who } = opened;
  const { problem, isSending, send } = useSend(error => describeFamilyError(t, error));
  const confirm = () =>
    send(async () => {
      const { token } = await call('POST grown-ups/consent/confirm', { body: { token: link } });
      onDone(token);
    });
  return (
    <FamilyDoor title={t('consent.confirm', { name })} about={who} avatarImage={avatarImage}>
      <PurposeList
        name={name}
        answer={purpose => (
          <Tag tone={choices?.[purpose] ? 'accent' : undefined}>
            {t(choices?.[purpose] ? 'consent.yes' : 'consent.no')}
          </Tag>
        )}
      />
      <FormError words={problem} />
      <Button variant="primary" large wide disabled={isSending} onClick={() => void confirm()}>
        {t('consent.confirm.do')}
      </Button>
    </FamilyDoor>
  );
}
