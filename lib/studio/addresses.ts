/** A campaign's data for the editor, in the campaign's folder. */
export const campaignDataPath = 'campaign.json';

/** Where the typeface of the pictures is exported to, for the editor. */
export const letteringFile = '/campaigns/typeface.json';

/** Where the editor's styles are exported to. */
export const studioStylesFile = '/studio.css';
