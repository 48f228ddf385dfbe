import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { MailIcon } from '#ui/icons/icons.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useChatText } from '../use-chat-text.ts';

/** The one email entry of a phone: the addresses of support and of the office, each by its name. */
export function ContactMenu() {
  const text = useChatText();
  const configuration = useConfiguration();
  if (!configuration) return null;
  const { supportEmail, officeEmail } = configuration;
  return (
    <Menu
      label={text.contactUs}
      sections={[
        {
          items: [
            { kind: 'support', label: text.writeToSupport, href: `mailto:${supportEmail}` },
            { kind: 'office', label: text.writeToOffice, href: `mailto:${officeEmail}` },
          ],
        },
      ]}
    >
      <MailIcon />
    </Menu>
  );
}
