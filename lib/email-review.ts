import type { Audience } from '@/content/schema';
import { emailTemplates } from '@/content/words/email-templates';
import { templateWords } from '@/content/words/templates';

const { route, review } = emailTemplates;

/** The title, description and path of the review page of an audience's email. */
export function emailReview({ id, name, email }: Audience) {
  return {
    title: `${review.title} ${templateWords.for} ${name}`,
    description: email.subject,
    route: `${route}/${id}/${review.path}`,
  };
}
