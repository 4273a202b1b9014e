import type { ContactStatus } from '../src/domain/contact';

interface SampleContact {
  id: string;
  /** Days before the moment of seeding. */
  age: number;
  firstName: string;
  lastName: string;
  email: string;
  company?: string;
  service?: string;
  message?: string;
  status: ContactStatus;
}

/** How contacts were stored before the form asked for two names: shown all the same (design 4). */
interface LegacyContact {
  id: string;
  age: number;
  name: string;
  email: string;
  phone: string;
  company?: string;
  message: string;
  status: ContactStatus;
}

/** Contacts of every status, and the shapes that a list has to bear: long, short, right-to-left, old. */
export const sampleContacts: (SampleContact | LegacyContact)[] = [
  {
    id: 'sample-exadata-exit',
    age: 0.1,
    firstName: 'Margaret',
    lastName: 'Oyelaran',
    email: 'margaret.oyelaran@northshore-insurance.example',
    company: 'Northshore Mutual Insurance',
    service: 'cloud-migration',
    message:
      'Our Exadata contract ends in fourteen months and finance would rather not renew it. Eleven databases, the largest 9 TB, two of them with Data Guard. Could somebody walk us through what a move to OCI would look like, and what it would rule out?',
    status: 'new',
  },
  {
    id: 'sample-ebs-upgrade',
    age: 1.2,
    firstName: 'Dieter',
    lastName: 'Kranz',
    email: 'd.kranz@kranz-armaturen.example',
    company: 'Kranz Armaturen GmbH & Co. KG',
    service: 'upgrades',
    message: [
      'Good morning,',
      '',
      'we run E-Business Suite 12.1.3 (Financials, Order Management, Inventory) and must be on a supported release before our auditors come back in March.',
      '',
      'What we know about our own system:',
      '- about 340 custom objects, perhaps a third of them dead',
      '- 27 interfaces, 9 of them file drops that nobody owns',
      '- Forms personalisations in the order desk that people would go on strike for',
      '- one DBA, part-time, retiring in autumn',
      '',
      'What we do not know is whether to upgrade to 12.2 first or to go straight to Fusion. We have had two offers. One is four pages long and the other one is a hundred and sixty, and neither of them says how long we will be down at the cut-over.',
      '',
      'Before we talk about price, I would like to see how you would find out what we have. If you have done this for a manufacturer of our size (480 people, three plants), a conversation with somebody there would be worth more than a slide deck.',
      '',
      'Kind regards',
      'Dieter Kranz',
    ].join('\n'),
    status: 'new',
  },
  {
    id: 'sample-hello',
    age: 2.6,
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@example.org',
    company: '',
    service: '',
    message: '',
    status: 'new',
  },
  {
    id: 'sample-right-to-left',
    age: 4.3,
    firstName: 'فاطمة',
    lastName: 'الزهراني',
    email: 'f.alzahrani@gulf-logistics.example',
    company: 'شركة الخليج للخدمات اللوجستية',
    service: 'integrated-services',
    message:
      'نبحث عن شريك لربط نظام Oracle Fusion مع نظام إدارة المستودعات لدينا (WMS).\nهل لديكم خبرة في الموانئ والجمارك؟',
    status: 'new',
  },
  {
    id: 'sample-night-shift',
    age: 6.8,
    firstName: 'Tom',
    lastName: 'Abernathy',
    email: 'tabernathy@riverbend-health.example',
    company: 'Riverbend Health System',
    service: 'managed-services',
    message:
      'Our two DBAs share the pager for nineteen production databases and one of them just handed in notice. Looking for nights and weekends first, the rest once we trust each other. HIPAA applies.',
    status: 'contacted',
  },
  {
    id: 'sample-licence-letter',
    age: 9.5,
    firstName: 'Noa',
    lastName: 'בן־דוד',
    email: 'noa@bendavid-foods.example',
    company: 'Ben-David Foods',
    service: 'consulting',
    message:
      'We received a letter about a licence review and have 45 days. We believe we are fine. We would like someone to believe it with us, on paper.',
    status: 'contacted',
  },
  {
    id: 'sample-dispatch-app',
    age: 15.4,
    firstName: 'Lucía',
    lastName: 'Fernández-Quintana de la Vega y Montenegro',
    email:
      'lucia.fernandez-quintana.de.la.vega.y.montenegro@transportes-cantabricos-del-norte.example',
    company: 'Transportes Cantábricos del Norte, Sociedad Cooperativa Limitada',
    service: 'product-development',
    message:
      'Dispatch of 210 trucks runs on a spreadsheet with macros from 2009. It works, which is the problem. We want to replace it without a single day on which nobody knows where the trucks are.',
    status: 'contacted',
  },
  {
    id: 'sample-landing-zone',
    age: 24.7,
    firstName: 'Kenji',
    lastName: 'Watanabe',
    email: 'watanabe@hokuto-precision.example',
    company: 'Hokuto Precision',
    service: 'infrastructure-services',
    message:
      'Second opinion wanted on a landing zone design (OCI, two regions). Your review was clear and quick, thank you.',
    status: 'closed',
  },
  {
    id: 'sample-legacy-shape',
    age: 41.9,
    name: 'Harold P. Whitcombe',
    email: 'hwhitcombe@whitcombe-sons.example',
    phone: '+1 (212) 555-0119',
    company: 'Whitcombe & Sons',
    message: 'Please call me about Forms 6i. Yes, still.',
    status: 'closed',
  },
];
